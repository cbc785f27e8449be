import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { showDone, showFailure } from '#web/app/frames/toasts.ts'
import { adsQuery } from '#web/app/queries/ads-queries.ts'
import type { DraftKeeper } from './draft-keeper.ts'

const CAMPAIGNS = '/ads/campaigns'

/** Leaving the wizard: the draft is saved, or discarded after the owner said so. */
export function useLeaving({ keeper }: { keeper: DraftKeeper }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const mayLeave = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      !mayLeave.current && keeper.hasChanged && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })
  const leave = async () => {
    mayLeave.current = true
    await client.invalidateQueries({ queryKey: adsQuery.queryKey, exact: true })
    if (blocker.status === 'blocked') blocker.proceed()
    else await navigate({ to: CAMPAIGNS })
  }
  /** Saves the draft and leaves; what cannot be saved is said. */
  const save = async () => {
    setBusy(true)
    const isSaved = await keeper.flush()
    setBusy(false)
    setUnsaved(!isSaved)
    setAsked(!isSaved)
    if (!isSaved) return
    // Where nothing was typed there is no draft.
    if (keeper.place !== null) showDone('Draft saved')
    await leave()
  }
  const discard = async () => {
    setBusy(true)
    await discardDraft(keeper)
    setBusy(false)
    await leave()
  }
  const stay = () => {
    setAsked(false)
    setUnsaved(false)
    if (blocker.status === 'blocked') blocker.reset()
  }
  return {
    isOpen: isAsked || blocker.status === 'blocked',
    isBusy,
    /** It could not be saved: only this browser has it. */
    isUnsaved,
    ask: () => setAsked(true),
    save,
    discard,
    stay,
    leave,
    /** Leaving is meant: nothing is asked. */
    allow: () => {
      mayLeave.current = true
    },
  }
}

async function discardDraft(keeper: DraftKeeper): Promise<void> {
  keeper.end()
  try {
    // A save that is under way may be what makes the draft.
    await keeper.flush()
    const id = keeper.place?.id
    if (id !== undefined) await callApi('DELETE /ads/drafts/{id}', { params: { id } })
    if (id !== undefined || keeper.hasChanged) showDone('Draft discarded')
  } catch (error) {
    showFailure(error)
  }
}

export type Leaving = ReturnType<typeof useLeaving>
