#define _GNU_SOURCE
#include "CTasks.h"

#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

// Declarations of `swift/Runtime/Concurrency.h`, looked up by name, as a runtime may lack them.
#define SWIFT_CALL __attribute__((swiftcall))

typedef struct {
  const void *identity, *implementation;
} Executor;

typedef SWIFT_CALL void (*EnqueueGlobal)(void *job, void *original);
typedef SWIFT_CALL void (*EnqueueAfter)(unsigned long long nanoseconds, void *job, void *original);
typedef SWIFT_CALL void (*EnqueueAt)(long long seconds, long long nanoseconds, long long toleranceSeconds,
                                     long long toleranceNanoseconds, int clock, void *job, void *original);
typedef SWIFT_CALL Executor (*GetMainExecutor)(void *original);
typedef SWIFT_CALL bool (*IsMainExecutor)(Executor executor, void *original);
typedef SWIFT_CALL void (*RunJob)(void *job, Executor executor);

static CTasksEnqueue enqueueJob;
static CTasksEnqueueAfter enqueueJobAfter;
static Executor mainExecutor;
static RunJob runJob;

static SWIFT_CALL void enqueueGlobal(void *job, void *original) { enqueueJob(job); }
static SWIFT_CALL void enqueueAfter(unsigned long long nanoseconds, void *job, void *original) {
  enqueueJobAfter(job, nanoseconds);
}
static SWIFT_CALL void enqueueAt(long long seconds, long long nanoseconds, long long toleranceSeconds,
                                 long long toleranceNanoseconds, int clock, void *job, void *original) {
  // Both of Swift's clocks are the program's monotonic one.
  struct timespec now;
  if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) now = (struct timespec){0};
  double delay = (double)(seconds - now.tv_sec) * 1e9 + (double)(nanoseconds - now.tv_nsec);
  enqueueJobAfter(job, delay > 0 ? delay < 1e18 ? (unsigned long long)delay : (unsigned long long)1e18 : 0);
}
static SWIFT_CALL Executor getMainExecutor(void *original) { return mainExecutor; }
static SWIFT_CALL bool isMainExecutor(Executor executor, void *original) {
  return executor.identity == mainExecutor.identity;
}

bool CTasksInstall(CTasksEnqueue enqueue, CTasksEnqueueAfter enqueueAfterDelay, const void *identity, const void *implementation) {
  EnqueueGlobal *global = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  GetMainExecutor *main = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  IsMainExecutor *isMain = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  EnqueueAfter *after = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobalWithDelay_hook");
  EnqueueAt *at = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobalWithDeadline_hook");
  runJob = (RunJob)dlsym(RTLD_DEFAULT, "swift_job_run");
  if (!global || !after || !at || !main || !isMain || !runJob) return false;
  enqueueJob = enqueue;
  enqueueJobAfter = enqueueAfterDelay;
  mainExecutor = (Executor){identity, implementation};
  *global = enqueueGlobal;
  *after = enqueueAfter;
  *at = enqueueAt;
  *main = getMainExecutor;
  *isMain = isMainExecutor;
  return true;
}

void CTasksRun(void *job) { runJob(job, (Executor){NULL, NULL}); }
