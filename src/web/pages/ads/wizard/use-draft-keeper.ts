import { useEffect, useState } from 'react'
import { callApi } from '#web/app/calls/client.ts'
import { keepDraft, readDraft } from '#web/app/session/drafts.ts'
import {
  type DraftContent,
  DraftKeeper,
  type CampaignDraftPlace,
  type KeptDraft,
  type Saving,
} from './draft-keeper.ts'
import { draftContent, savingProblem } from './saving-problem.ts'

/** Where this browser keeps what the server has not taken yet. */
const nameOf = (ownerId: string, id: string | null): string => `ads-campaign:${ownerId}:${id ?? 'new'}`

/** What this browser has of a draft that the server has not; `null`: nothing. */
export const unsavedDraft = (ownerId: string, id: string | null): DraftContent | null =>
  draftContent.safeParse(readDraft(nameOf(ownerId, id), 'browser')).data ?? null

interface Start {
  ownerId: string
  /** `null`: a new one. */
  draft: KeptDraft | null
  content: DraftContent
  unsaved: DraftContent | null
  onPlace: (place: CampaignDraftPlace) => void
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
