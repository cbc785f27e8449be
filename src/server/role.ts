/** What a machine runs: everything, only the web process, or only workers. */
export const SERVE_ROLES = ['all', 'web', 'worker'] as const
export type ServeRole = (typeof SERVE_ROLES)[number]
