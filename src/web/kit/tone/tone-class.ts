import { toneStyle } from './tone.ts'
import type { ShownTone } from './tone.ts'
import classes from './tones.module.css'

/** The class that sets a tone's colours for the elements inside. */
export const toneClass = (tone: ShownTone): string => classes[toneStyle(tone).colour] ?? ''
