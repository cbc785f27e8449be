/** What a piece of a ready-made fix is. `page`: opened or printed by the owner, and nothing to copy. */
export const PIECE_KINDS = ['dns', 'file', 'html', 'text', 'csv', 'page'] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

const COPIED_PIECES = ['dns', 'file', 'html', 'text'] as const satisfies readonly PieceKind[]

/** Whether a piece is copied as a text; the others are opened in another program. */
export const isCopied = (kind: PieceKind): boolean => COPIED_PIECES.some((copied) => copied === kind)

/** Whether a piece is copied now, and not after another step. */
export const isCopiedNow = ({ kind, isLater }: { kind: PieceKind; isLater?: boolean | undefined }): boolean =>
  isLater !== true && isCopied(kind)
