import { z } from 'zod'
import { AUDIENCES, TOOL_GROUPS } from '#tools/tool.ts'
import { call, plainCall } from '../call.ts'

const threeSteps = z.union([z.literal(1), z.literal(2), z.literal(3)])

const toolShape = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(TOOL_GROUPS),
  hasFree: z.boolean(),
  paid: threeSteps.nullable(),
  purpose: z.string(),
  audience: z.enum(AUDIENCES),
  industries: z.array(z.string()),
  ease: threeSteps,
  reviewedOn: z.iso.date(),
  isRetired: z.boolean(),
  /** Raised by every save: a save with an older version is refused. 0: the built-in tool, unchanged. */
  version: z.number().int(),
})

/** As typed; the form's own rules decide what is allowed (`tools/schema.ts`). */
const typed = {
  name: z.string().optional(),
  group: z.string().optional(),
  hasFree: z.boolean().optional(),
  paid: z.number().nullable().optional(),
  purpose: z.string().optional(),
  audience: z.string().optional(),
  industries: z.array(z.string()).max(100).optional(),
  ease: z.number().optional(),
  reviewedOn: z.string().optional(),
  isRetired: z.boolean().optional(),
}

const saved = z.object({ message: z.string(), id: z.string(), version: z.number().int() })
const byToolId = z.strictObject({ id: z.string().max(100) })

export const adminToolCalls = {
  'GET /admin/tools': call({
    ...plainCall,
    access: 'operator',
    summary: 'The catalogue of tools, retired ones included',
    answer: z.object({ tools: z.array(toolShape) }),
  }),
  'GET /admin/tools/{id}': call({
    ...plainCall,
    access: 'operator',
    summary: 'One tool of the catalogue',
    params: byToolId,
    answer: toolShape,
  }),
  'POST /admin/tools': call({
    ...plainCall,
    access: 'operator',
    summary: 'Add a tool to the catalogue',
    body: z.strictObject(typed),
    answer: saved,
  }),
  'PUT /admin/tools/{id}': call({
    ...plainCall,
    access: 'operator',
    summary: 'Change a tool of the catalogue',
    params: byToolId,
    body: z.strictObject({ version: z.number().int().min(0), ...typed }),
    answer: saved,
  }),
}
