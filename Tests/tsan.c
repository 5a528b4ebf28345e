// Tells the thread sanitizer of Swift's Mutex. Where threads wait for each other, the kernel hands the lock over, called
// by a library that is not compiled with the sanitizer: it would take all that the lock protects for races.
//
// To be loaded before the library of Swift (LD_PRELOAD); does nothing in programs without the sanitizer.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define swift __attribute__((swiftcall))
#define self_argument __attribute__((swift_context)) void *self

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

// _MutexHandle._lockSlow(_: UInt32)
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
swift void wait_for_lock(uint32_t thread, self_argument) __asm__(LOCK);
swift void wait_for_lock(uint32_t thread, self_argument) {
  swift void (*original)(uint32_t, self_argument) = dlsym(RTLD_NEXT, LOCK);
  original(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

// _MutexHandle._unlockSlow()
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
swift void hand_over_lock(self_argument) __asm__(UNLOCK);
swift void hand_over_lock(self_argument) {
  swift void (*original)(self_argument) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  original(self);
}
