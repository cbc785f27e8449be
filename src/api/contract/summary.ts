import { z } from 'zod'
import { CATEGORIES } from '#core/check.ts'
import { figuresShape, monthsShape, summaryShape, typedShape } from '#summary/shape.ts'
import { byId, bytes, call, plainCall, confirmationShape } from './call.ts'

const logo = z.object({
  /** Path below `/api`. */
  path: z.string(),
  /** In pixels. */
  width: z.number().int(),
  height: z.number().int(),
})

/**
 * Raised by every save. A summary is saved with the version it was read at: when something else was saved since, the answer is
 * 409 `changed_elsewhere`, with the newer one in `current`.
 */
const version = z.number().int()

const aroundShape = z.object({
  country: z.string().nullable(),
  /** The website's host, for display. */
  website: z.string().nullable(),
  channels: z.array(z.object({ name: z.string(), handle: z.string() })),
  categoryCounts: z.array(
    z.object({ category: z.enum(CATEGORIES), title: z.string(), good: z.number(), known: z.number() }),
  ),
})

const answer = z.object({
  version,
  /** Before the first save it is filled from the profile. */
  isSaved: z.boolean(),
  summary: summaryShape,
  logo: logo.nullable(),
  around: aroundShape,
  /** Today in the owner's time zone, `YYYY-MM-DD`. */
  today: z.string(),
})

export const summaryCalls = {
  'GET /summary': call({
    ...plainCall,
    access: 'owner',
    summary: 'The business summary, for a bank or an adviser',
    answer,
  }),
  'PUT /summary': call({
    ...plainCall,
    access: 'owner',
    summary: 'Save the business summary',
    body: z.strictObject({ version, summary: typedShape }),
    answer: confirmationShape.extend({ version }),
  }),
  'PUT /summary/logo': call({
    ...plainCall,
    access: 'owner',
    summary: 'Put a logo into the summary: a PNG or JPEG of at most 8 MB, in the field `logo` of a form',
    takesFile: true,
    answer: confirmationShape.extend({ logo }),
  }),
  'DELETE /summary/logo': call({
    ...plainCall,
    access: 'owner',
    summary: 'Remove the logo',
    answer: confirmationShape,
  }),
  'GET /summary/logo/{id}': call({
    ...plainCall,
    access: 'owner',
    summary: 'The logo as a picture',
    params: byId,
    answer: bytes,
    media: 'image/*',
  }),
  'POST /summary/figures': call({
    ...plainCall,
    access: 'owner',
    summary: 'Read the figures in a CSV file, for the owner to check and save; nothing is stored',
    body: z.strictObject({ csv: z.string() }),
    answer: z.object({
      yearEnding: z.string().nullable(),
      /** How many months the figures cover. */
      covered: z.number().nullable(),
      figures: figuresShape,
      months: monthsShape,
      left: z.array(z.string()),
      differences: z.array(z.object({ label: z.string(), inFile: z.number(), worked: z.number() })),
    }),
  }),
}
