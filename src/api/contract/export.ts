import { bytes, call, plain } from './call.ts'

export const exportCalls = {
  'GET /export': call({
    ...plain,
    access: 'owner',
    summary: 'Everything that is kept of the owner, as one file',
    answer: bytes,
  }),
}
