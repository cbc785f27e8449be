import type { BlockTone, Display, GreyKind, Tone } from '#core/display.ts'

/** A tone on the screen: what a status declares, or a result that is still to come. */
export type ShownTone = Tone | 'waiting'

/** The drawing that stands for a tone. No two tones share one, so that no tone is told by colour alone. */
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
  /** Said by a screen reader where no other word stands beside the drawing. */
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
  not_relevant: { shape: 'ring-slash', colour: 'grey', word: 'Doesn’t apply to you' },
  waiting: { shape: 'dots', colour: 'grey', word: 'Waiting' },
}

export const toneStyle = (tone: ShownTone): ToneStyle => LOOKS[tone]

/** The tone of a result's two display fields. */
export function toneOfResult(result: { display: Display; greyKind: GreyKind | null }): Tone {
  if (result.display !== 'missing') return result.display
  return result.greyKind ?? 'missing'
}

/** The tone of a block's part; grey in a block says that something is not there. */
export const toneOfBlock = (tone: BlockTone): Tone => (tone === 'grey' ? 'missing' : tone)

const WORST_FIRST: readonly ShownTone[] = [
  'error',
  'warning',
  'missing',
  'review',
  'more_info',
  'unable',
  'waiting',
  'info',
  'success',
  'not_relevant',
]

/** The tone that asks most for attention; `null` when there is none at all. */
export function worstTone(tones: readonly ShownTone[]): ShownTone | null {
  return WORST_FIRST.find((tone) => tones.includes(tone)) ?? null
}
