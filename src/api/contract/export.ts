import { bytes, call, plainCall } from './call.ts'

export const exportCalls = {
  'GET /export': call({
    ...plainCall,
    access: 'owner',
    summary: 'All data of the owner, as one file',
    answer: bytes,
  }),
}
