/** The processes that tell the database that they are alive. */
export const PROCESS_KINDS = ['web', 'worker'] as const
