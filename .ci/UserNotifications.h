// UserNotifications, as Apple declares it, as far as an app uses it to follow a notification's link.
#pragma once
@import Foundation;
NS_ASSUME_NONNULL_BEGIN
#define NOTIFICATIONS __attribute__((availability(ios,introduced=10.0))) \
  __attribute__((availability(macos,introduced=10.14))) __attribute__((availability(visionos,introduced=1.0)))
#define ALSO_ON_TVOS __attribute__((availability(tvos,introduced=10.0)))
#define NOT_ON_TVOS __attribute__((availability(tvos,unavailable)))
@class UNNotification, UNNotificationResponse, UNUserNotificationCenter;

NOTIFICATIONS ALSO_ON_TVOS
@interface UNNotificationContent : NSObject <NSCopying, NSSecureCoding>
@property(nonatomic, readonly, copy) NSString *title NOT_ON_TVOS;
@property(nonatomic, readonly, copy) NSDictionary *userInfo NOT_ON_TVOS;
- (instancetype)init __attribute__((unavailable));
@end

NOTIFICATIONS ALSO_ON_TVOS
@interface UNNotificationRequest : NSObject <NSCopying, NSSecureCoding>
@property(nonatomic, readonly, copy) NSString *identifier;
@property(nonatomic, readonly, copy) UNNotificationContent *content;
- (instancetype)init __attribute__((unavailable));
@end

NOTIFICATIONS ALSO_ON_TVOS
@interface UNNotification : NSObject <NSCopying, NSSecureCoding>
@property(nonatomic, readonly, copy) UNNotificationRequest *request;
- (instancetype)init __attribute__((unavailable));
@end

NOTIFICATIONS NOT_ON_TVOS
@interface UNNotificationResponse : NSObject <NSCopying, NSSecureCoding>
@property(nonatomic, readonly, copy) UNNotification *notification;
@property(nonatomic, readonly, copy) NSString *actionIdentifier;
- (instancetype)init __attribute__((unavailable));
@end

NOTIFICATIONS ALSO_ON_TVOS
@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
    didReceiveNotificationResponse:(UNNotificationResponse *)response
             withCompletionHandler:(void (^ __attribute__((swift_attr("@Sendable"))))(void))completionHandler NOT_ON_TVOS;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center
   openSettingsForNotification:(nullable UNNotification *)notification NOT_ON_TVOS;
@end

NOTIFICATIONS ALSO_ON_TVOS
@interface UNUserNotificationCenter : NSObject
@property(nonatomic, weak, nullable) id<UNUserNotificationCenterDelegate> delegate;
+ (UNUserNotificationCenter *)currentNotificationCenter __attribute__((swift_name("current()")));
- (instancetype)init __attribute__((unavailable));
@end
NS_ASSUME_NONNULL_END
