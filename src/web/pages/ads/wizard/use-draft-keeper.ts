import { useEffect, useState } from 'react'
import { z } from 'zod'
import { campaignDraft } from '#core/ads/draft-schema.ts'
import { WIZARD_STEPS } from '#core/ads/draft.ts'
import { callApi } from '#web/app/calls/client.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { keepDraft, readDraft } from '#web/app/session/drafts.ts'
import {
  type DraftContent,
  DraftKeeper,
  type DraftPlace,
  type KeptDraft,
  type Saving,
  type SavingProblem,
} from './draft-keeper.ts'

const content = z.object({ step: z.enum(WIZARD_STEPS), form: campaignDraft })
const kept = content.extend({ id: z.string(), version: z.number() })

/** Where this browser keeps what the server has not taken yet. */
const nameOf = (ownerId: string, id: string | null): string => `ads-campaign:${ownerId}:${id ?? 'new'}`

/** What this browser has of a draft that the server has not; `null`: nothing. */
export const unsavedDraft = (ownerId: string, id: string | null): DraftContent | null =>
  content.safeParse(readDraft(nameOf(ownerId, id), 'browser')).data ?? null

/** What a failed save says of the draft. */
function savingProblem(error: unknown): SavingProblem {
  if (!(error instanceof CallFailure)) return { kind: 'unanswered' }
  const { status, body, message } = error
  if (status === 404) return { kind: 'gone' }
  const theirs = kept.safeParse(body.current)
  if (status === 409 && theirs.success) return { kind: 'changed', theirs: theirs.data }
  return status === 409 || status === 422 ? { kind: 'refused', message } : { kind: 'unanswered' }
}

interface Start {
  ownerId: string
  /** `null`: a new one. */
  draft: KeptDraft | null
  content: DraftContent
  unsaved: DraftContent | null
  onPlace: (place: DraftPlace) => void
}

/** Keeps the draft of the wizard from its first change until it is left. */
export function useDraftKeeper({ ownerId, draft, content: first, unsaved, onPlace }: Start) {
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const [keeper] = useState(
    () =>
      new DraftKeeper(
        { place: draft, content: first, unsaved },
        {
          create: (body) => callApi('POST /ads/drafts', { body }),
          save: ({ id, version }, body) =>
            callApi('PUT /ads/drafts/{id}', { params: { id }, body: { version, ...body } }),
          problemOf: savingProblem,
          keepHere: (values, place) => keepDraft(nameOf(ownerId, place?.id ?? null), values, 'browser'),
          onSaving: setSaving,
          onPlace,
        },
      ),
  )
  // Whoever leaves by the browser's own buttons has the last change saved as well.
  useEffect(() => () => void keeper.flush(), [keeper])
  return { keeper, saving }
}
