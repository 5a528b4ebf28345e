#define _GNU_SOURCE
#include "CTasks.h"

#include <dlfcn.h>
#include <stddef.h>

// Declarations of `swift/Runtime/Concurrency.h`, looked up by name, as a runtime may lack them.
#define SWIFT_CALL __attribute__((swiftcall))

typedef struct {
  const void *identity, *implementation;
} Executor;

typedef SWIFT_CALL void (*EnqueueGlobal)(void *job, void *original);
typedef SWIFT_CALL Executor (*GetMainExecutor)(void *original);
typedef SWIFT_CALL bool (*IsMainExecutor)(Executor executor, void *original);
typedef SWIFT_CALL void (*RunJob)(void *job, Executor executor);

static CTasksEnqueue enqueueJob;
static Executor mainExecutor;
static RunJob runJob;

static SWIFT_CALL void enqueueGlobal(void *job, void *original) { enqueueJob(job); }
static SWIFT_CALL Executor getMainExecutor(void *original) { return mainExecutor; }
static SWIFT_CALL bool isMainExecutor(Executor executor, void *original) {
  return executor.identity == mainExecutor.identity;
}

bool CTasksInstall(CTasksEnqueue enqueue, const void *identity, const void *implementation) {
  EnqueueGlobal *global = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  GetMainExecutor *main = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  IsMainExecutor *isMain = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  runJob = (RunJob)dlsym(RTLD_DEFAULT, "swift_job_run");
  if (!global || !main || !isMain || !runJob) return false;
  enqueueJob = enqueue;
  mainExecutor = (Executor){identity, implementation};
  *global = enqueueGlobal;
  *main = getMainExecutor;
  *isMain = isMainExecutor;
  return true;
}

void CTasksRun(void *job) { runJob(job, (Executor){NULL, NULL}); }
