/** The queue with copies of failed jobs, which the workers read. Each of these jobs is counted in its own queue. */
export const DEAD_LETTERS = 'dead-letters'
