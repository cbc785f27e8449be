// Exit statuses of the command line, as `HELP` explains them.

export const SUCCEEDED = 0
/** `--fail-on` was met, a setting is wrong, or what was asked could not be done. */
export const FAILED = 1
/** The command line was wrong, or a file cannot be read or written. */
export const WRONG_USAGE = 2
export const UNREACHABLE = 3
export const OUR_FAULT = 70
/** What a shell reports of a program that Ctrl-C ended. */
export const INTERRUPTED = 130
