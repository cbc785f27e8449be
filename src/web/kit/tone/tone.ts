import type { BlockTone, Display, GreyKind, Tone } from '#core/display.ts'

/** A tone on the screen: as a status declares it, or a result that is pending. */
export type ShownTone = Tone | 'waiting'

/** The shape of a tone's icon. No two tones share one, so that no tone is recognised by colour alone. */
export type ToneShape =
  | 'disc-tick'
  | 'triangle'
  | 'octagon-cross'
  | 'square-i'
  | 'ring-minus'
  | 'ring-question'
  | 'ring-cross'
  | 'ring-lens'
  | 'ring-slash'
  | 'dots'

interface ToneStyle {
  shape: ToneShape
  colour: BlockTone
  /** Read by a screen reader where no other word is beside the icon. */
  word: string
}

const LOOKS: Record<ShownTone, ToneStyle> = {
  success: { shape: 'disc-tick', colour: 'success', word: 'Good' },
  warning: { shape: 'triangle', colour: 'warning', word: 'To improve' },
  error: { shape: 'octagon-cross', colour: 'error', word: 'To fix' },
  info: { shape: 'square-i', colour: 'info', word: 'Good to know' },
  missing: { shape: 'ring-minus', colour: 'grey', word: 'Not found' },
  more_info: { shape: 'ring-question', colour: 'grey', word: 'To answer' },
  unable: { shape: 'ring-cross', colour: 'grey', word: 'Couldn’t be checked' },
  review: { shape: 'ring-lens', colour: 'grey', word: 'Worth a look' },
  not_relevant: { shape: 'ring-slash', colour: 'grey', word: 'Not relevant to your business' },
  waiting: { shape: 'dots', colour: 'grey', word: 'Waiting' },
}

export const toneStyle = (tone: ShownTone): ToneStyle => LOOKS[tone]

/** The tone of a result's two display fields. */
export function toneOfResult(result: { display: Display; greyKind: GreyKind | null }): Tone {
  if (result.display !== 'missing') return result.display
  return result.greyKind ?? 'missing'
}

/** The tone of a block's part; grey in a block means that something is missing. */
export const toneOfBlock = (tone: BlockTone): Tone => (tone === 'grey' ? 'missing' : tone)
