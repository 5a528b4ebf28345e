/// Modules of Apple's SDK for iOS.
enum AppleModules {
  /// Modules that can be imported but have no names: files often import one and hardly use it.
  static let unmodeled: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AddressBook", "AppIntents", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
    "BackgroundTasks", "CFNetwork", "CallKit", "CloudKit", "CommonCrypto", "Contacts", "ContactsUI",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "EventKit", "ExternalAccessory",
    "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenGLES",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData",
    "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers", "UserNotifications",
    "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "iAd", "os", "simd",
  ]
}
