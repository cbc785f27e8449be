/** What a piece of a ready-made fix is. `page`: opened or printed by the owner, and nothing to copy. */
export const PIECE_KINDS = ['dns', 'file', 'html', 'text', 'csv', 'page'] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

/** Those whose text is copied; the others are opened in another program. */
export const COPIED_PIECES = ['dns', 'file', 'html', 'text'] as const satisfies readonly PieceKind[]
