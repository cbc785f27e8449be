/** Names under which a connection keeps notes beside its reads: no connector's read has one of them. */
export const NOTE_READS = ['daily', 'renewal', 'quota'] as const
export type NoteRead = (typeof NOTE_READS)[number]
