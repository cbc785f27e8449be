import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Contract } from '#api/contract/contract.ts'
import type { MailState } from '#core/mail-states.ts'
import type { MessageState } from '#core/messages/message-states.ts'
import { callApi } from '../calls/client.ts'

/** Data of the operator's pages. */
export type Health = Contract['GET /admin/health']['answer']
export type Queue = Contract['GET /admin/queue']['answer']
export type FailedJobAnswer = Queue['failed'][number]
export type ListedMail = Contract['GET /admin/mails']['answer']['mails'][number]
export type ShownMail = Contract['GET /admin/mails/{id}']['answer']
export type ListedMessage = Contract['GET /admin/messages']['answer']['messages'][number]
export type ShownMessage = Contract['GET /admin/messages/{id}']['answer']
export type ListedTool = Contract['GET /admin/tools']['answer']['tools'][number]
export type ConnectedService = Contract['GET /admin/connections']['answer']['services'][number]
export type OwnServiceAnswer = Contract['GET /admin/connections']['answer']['own'][number]
export type ServiceSetting = ConnectedService['settings'][number]
export type ShownUser = Contract['GET /admin/users/{id}']['answer']

/** Processes and queues change while the page is open. */
const AGAIN_MS = 15_000

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: () => callApi('GET /admin/health'),
  refetchInterval: AGAIN_MS,
  staleTime: 0,
})

export const connectionsQuery = queryOptions({
  queryKey: ['admin', 'connections'],
  queryFn: () => callApi('GET /admin/connections'),
  staleTime: 0,
})

export const queueQuery = queryOptions({
  queryKey: ['admin', 'queue'],
  queryFn: () => callApi('GET /admin/queue'),
  refetchInterval: AGAIN_MS,
  staleTime: 0,
})

export const mailsQuery = (state: MailState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'mails', state ?? 'all'],
    queryFn: ({ pageParam }) =>
      callApi('GET /admin/mails', { query: { state, cursor: pageParam === '' ? undefined : pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The choice of the state stands above the rows, and is not taken away while others come.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'mail', id],
    queryFn: () => callApi('GET /admin/mails/{id}', { params: { id } }),
    staleTime: 0,
  })

export const messagesQuery = (state: MessageState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'messages', state ?? 'all'],
    queryFn: ({ pageParam }) =>
      callApi('GET /admin/messages', { query: { state, cursor: pageParam === '' ? undefined : pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The choice of the state stands above the rows, and is not taken away while others come.
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'message', id],
    queryFn: () => callApi('GET /admin/messages/{id}', { params: { id } }),
    staleTime: 0,
  })

export const USERS_A_PAGE = 25

export const usersQuery = (search: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'users', search, page],
    queryFn: () => callApi('GET /admin/users', { query: { search, page, limit: USERS_A_PAGE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: () => callApi('GET /admin/users/{id}', { params: { id } }),
    staleTime: 0,
  })

export const adminToolsQuery = queryOptions({
  queryKey: ['admin', 'tools'],
  queryFn: () => callApi('GET /admin/tools'),
  staleTime: 0,
})

export const adminToolQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'tool', id],
    queryFn: () => callApi('GET /admin/tools/{id}', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  })
