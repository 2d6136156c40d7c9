/* A disk that needs longer for what lasts: preloaded, fsync and fdatasync take DISK_MS milliseconds more. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_a_while(void) {
    const char *given = getenv("DISK_MS");
    double milliseconds = given ? atof(given) : 0;
    struct timespec time = {(time_t)(milliseconds / 1000), (long)(milliseconds * 1e6) % 1000000000L};
    nanosleep(&time, NULL);
}

int fsync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    wait_a_while();
    return real(file);
}

int fdatasync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    wait_a_while();
    return real(file);
}
