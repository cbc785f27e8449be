import { CALL_ROUTES } from '#api/http/route-name.ts'
import { connectors } from '#connectors/connectors.generated.ts'
import { MAIL_KINDS } from '#core/mail-kinds.ts'
import type { GivenLabels } from '#telemetry/label-values.ts'
import { QUEUES } from '../queues.ts'

/** Every status that the pages and calls are answered with. Another one is exported as `other`. */
const STATUSES = [
  200, 201, 202, 204, 206, 301, 302, 303, 304, 307, 400, 401, 402, 403, 404, 405, 409, 410, 412, 413, 415,
  416, 422, 429, 500, 502, 503, 504, 507,
]

/** The label values of which the server has the lists. */
export const GIVEN_LABELS: GivenLabels = {
  queue: Object.values(QUEUES),
  route: CALL_ROUTES,
  service: connectors.map(({ id }) => id),
  mail_kind: MAIL_KINDS,
  status: STATUSES.map(String),
}
