import { NO_SERVICES, testApi, type TestApi } from './api.ts'
import { clubConnector, openClub } from './club.ts'

/** The API with the made-up service of `club.ts`, and the service. */
export interface ClubApi {
  api: TestApi
  service: Awaited<ReturnType<typeof openClub>>
  close(): Promise<void>
}

/** Opens the made-up service, and an API whose owners can connect it. Close it with the tests. */
export async function openClubApi(): Promise<ClubApi> {
  const service = await openClub()
  const { values, endpoints } = service
  const outside = { ...NO_SERVICES, connections: { values, endpoints }, connectors: [clubConnector] }
  const api = await testApi({}, outside)
  return {
    api,
    service,
    async close() {
      await api.close()
      await service.close()
    },
  }
}
