import { dayOf } from '#core/dates.ts'
import { settingOf } from '#store/settings.ts'
import { changedTools, saveTool } from '#store/tools.ts'
import { catalogueWith, newToolId } from '#tools/catalogue.ts'
import { toolSchema } from '#tools/schema.ts'
import type { Tool } from '#tools/tool.ts'
import { adminToolCalls } from '../contract/admin/tools.ts'
import { changedElsewhere, notFound } from '../http/error.ts'
import { SAVED_MESSAGE } from '../profile/saving.ts'
import { readForm } from '../http/read-form.ts'
import { named, Resource } from '../http/routing.ts'
import type { Services } from '../services.ts'

/** The catalogue of tools, for the operator. */
export const adminToolRoutes = new Resource()
  .on(named(adminToolCalls, 'GET /admin/tools'), async ({ services }) => ({ tools: await listed(services) }))
  .on(named(adminToolCalls, 'GET /admin/tools/{id}'), async ({ params, services }) =>
    known(services, params.id),
  )
  .on(named(adminToolCalls, 'POST /admin/tools'), async ({ body, services }) => {
    const { db, now } = services
    const typed = readForm(toolSchema(await today(services)), body)
    const taken = new Set((await listed(services)).map(({ id }) => id))
    const tool = { id: newToolId(typed.name, taken), ...typed }
    if (!(await saveTool(db, { tool, version: 0 }, now()))) throw changedElsewhere()
    return { message: SAVED_MESSAGE, id: tool.id, version: 1 }
  })
  .on(named(adminToolCalls, 'PUT /admin/tools/{id}'), async ({ params, body, services }) => {
    const { version, ...rest } = body
    const { id } = await known(services, params.id)
    const typed = readForm(toolSchema(await today(services)), rest)
    const isSaved = await saveTool(services.db, { tool: { id, ...typed }, version }, services.now())
    if (!isSaved) throw changedElsewhere(await known(services, id))
    return { message: SAVED_MESSAGE, id, version: version + 1 }
  })

async function listed({ db }: Services) {
  const changed = await changedTools(db)
  const versions = new Map(changed.map(({ tool, version }) => [tool.id, version]))
  return catalogueWith(changed.map(({ tool }) => tool)).map((tool) => ({
    ...copied(tool),
    version: versions.get(tool.id) ?? 0,
  }))
}

/** A copy in the type of the contract, whose lists are mutable. */
const copied = (tool: Tool) => ({ ...tool, industries: [...tool.industries] })

async function known(services: Services, id: string) {
  const tool = (await listed(services)).find((one) => one.id === id)
  if (!tool) throw notFound()
  return tool
}

/** Today in the operator's time zone. */
async function today({ db, now }: Services): Promise<string> {
  const { value } = await settingOf(db, 'support')
  return dayOf(now(), value.timeZone)
}
