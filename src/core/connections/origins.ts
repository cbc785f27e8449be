/** Where a result of a service comes from: the service itself, or a made-up sample. The database refuses to mix the two. */
export const ORIGINS = ['live', 'sample'] as const
