// Of the C library, what the package and its tests use and the checkers' small Foundation lacks; with names of its own
// in C, since the system's headers are read as well.
struct usher_stat {
  unsigned long st_dev, st_ino, st_nlink;
  unsigned short st_mode;
  long long st_size;
} __attribute__((swift_name("stat")));
int usher_stat(const char *path, struct usher_stat *found) __attribute__((swift_name("stat(_:_:)")));
int usher_fstat(int file, struct usher_stat *found) __attribute__((swift_name("fstat(_:_:)")));
long usher_pwrite(int file, const void *bytes, unsigned long count, long long offset) __attribute__((swift_name("pwrite(_:_:_:_:)")));
int usher_ftruncate(int file, long long size) __attribute__((swift_name("ftruncate(_:_:)")));
void *usher_dlopen(const char *path, int mode) __attribute__((swift_name("dlopen(_:_:)")));
void *usher_dlsym(void *handle, const char *name) __attribute__((swift_name("dlsym(_:_:)")));
