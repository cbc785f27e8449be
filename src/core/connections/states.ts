/** How an owner's connection to a service stands. `needs_selection`: connected, and no account is chosen yet. */
export const CONNECTION_STATES = ['connected', 'needs_selection', 'needs_reconnect'] as const
export type ConnectionState = (typeof CONNECTION_STATES)[number]
