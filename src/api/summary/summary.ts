import { content } from './content.ts'
import { figures } from './figures.ts'
import { logo } from './logo.ts'

/** Everything of the business summary. */
export const summary = [content, logo, figures]
