import { z } from 'zod'
import { MICROS_TEXT } from './money.ts'

/** {@link Micros} in a call or a stored text. */
export const micros = z.string().regex(MICROS_TEXT)
