import { z } from 'zod'
import { addWebsite } from '#store/websites.ts'
import { ORIGIN, type TestApi } from './api.ts'
import { followUntil } from './oidc-server.ts'

const started = z.object({ url: z.string() })

/** A new owner with a website, who has connected the made-up service of `club.ts` as a browser does. */
export async function clubMember(api: TestApi): ReturnType<TestApi['owner']> {
  const owner = await api.owner()
  await addWebsite(api.db, { ownerId: owner.id, address: 'https://joes.fixture/' })
  const { url } = started.parse((await owner.post('/connections/club/start')).body)
  await owner.get((await followUntil(url, ORIGIN)).slice(`${ORIGIN}/api`.length))
  return owner
}
