import { useForm, type UseFormReturnType } from '@mantine/form'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DraftPlace, draftName, keepDraft } from '#web/app/session/drafts.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { meQuery } from '#web/app/session/session.ts'
import { showDone, showFailure } from '#web/app/frames/toasts.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { focusFirstWrong } from './focus-first.ts'
import { type MergeForm, mergeTyped } from './merge-typed.ts'
import { showFormFailure } from './show-form-failure.ts'
import { useDraft } from './use-draft.ts'

interface Saved {
  message: string
  version: number
}

interface Options<Data extends { version: number }, Values extends Record<string, unknown>> {
  data: Data
  query: { queryKey: QueryKey; queryFn: () => Promise<Data> }
  /** The form's values from the data. */
  valuesOf: (data: Data) => Values
  /** A message for each wrong field, by its name in the form. */
  problems: (values: Values) => Record<string, string> | Promise<Record<string, string>>
  /** The same for the API's field names; without it they are the same. */
  placed?: (fields: Readonly<Record<string, string>>) => Record<string, string>
  save: (values: Values, version: number) => Promise<Saved>
  /** Where the draft is stored; by default in the tab. */
  keptIn?: DraftPlace
  /** Puts what was typed into what was saved meanwhile; by default field by field. */
  merge?: MergeForm<Values>
}

export interface ProfileForm<Values> {
  form: UseFormReturnType<Values>
  isDirty: boolean
  isSaving: boolean
  /** `false`: it was not saved, and the form shows why. */
  save: () => Promise<boolean>
  discard: () => void
}

/** A form of the profile: saved with the version it was read at, and stored in the tab until it is saved or discarded. */
export function useProfileForm<Data extends { version: number }, Values extends Record<string, unknown>>(
  options: Options<Data, Values>,
): ProfileForm<Values> {
  const { data, query, valuesOf, problems, placed = sameNames, keptIn = 'tab', merge = mergeTyped } = options
  const client = useQueryClient()
  const { id } = useMe()
  const draft = draftName(id, query.queryKey)
  const [read, setRead] = useState(() => ({ version: data.version, values: valuesOf(data) }))
  const { mutateAsync: send, isPending: isSaving } = useSending((values: Values) =>
    options.save(values, read.version),
  )
  const form = useForm<Values>({
    initialValues: valuesOf(data),
    validate: problems,
    validateInputOnBlur: true,
  })
  const isDirty = form.isDirty()
  useDraft({ name: draft, place: keptIn, merge }, form, isDirty)

  const show = (newest: Data, values: Values) => {
    setRead({ version: newest.version, values: valuesOf(newest) })
    reopen(form, valuesOf(newest), values)
  }
  const readAnew = () => client.fetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn, staleTime: 0 })
  const onSaved = async ({ message, version }: Saved, sent: Values) => {
    keepDraft(draft, null, keptIn)
    // It is saved, also where it cannot be read again; what was typed meanwhile stays.
    setRead({ version, values: sent })
    reopen(form, sent, form.getValues())
    showDone(message)
    void client.invalidateQueries({ queryKey: meQuery.queryKey })
    const newest = await readAnew()
    show(newest, merge(form.getValues(), sent, valuesOf(newest)))
  }
  const onFailure = async (error: unknown) => {
    showFormFailure(form, error, placed)
    focusFirstWrong()
    if (!(error instanceof CallFailure) || error.status !== 409) return
    const newest = await readAnew()
    show(newest, merge(form.getValues(), read.values, valuesOf(newest)))
  }
  const save = async (): Promise<boolean> => {
    // It is a promise where the schema is loaded later, which the form's type does not say.
    const { hasErrors, errors } = await Promise.resolve(form.validate())
    if (hasErrors) {
      showWrong(form, errors)
      return false
    }
    const sent = form.getValues()
    const saved = await send(sent).catch(async (error: unknown) => {
      await onFailure(error).catch(showFailure)
      return null
    })
    if (!saved) return false
    await onSaved(saved, sent).catch(showFailure)
    return true
  }
  const discard = () => {
    keepDraft(draft, null, keptIn)
    reopen(form, read.values, read.values)
  }
  return { form, isDirty, isSaving, save, discard }
}

/** The form shows a failure itself. */
const useSending = <Values>(save: (values: Values) => Promise<Saved>) =>
  useMutation({ mutationFn: save, meta: { toast: false } })

const sameNames = (fields: Readonly<Record<string, string>>): Record<string, string> => ({ ...fields })

/** Resets the form: unchanged when it has the values `saved`. */
function reopen<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  saved: Values,
  values: Values,
): void {
  form.setInitialValues(saved)
  form.resetDirty(saved)
  form.setValues(values)
  form.clearErrors()
}

function showWrong<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  errors: UseFormReturnType<Values>['errors'],
): void {
  form.setErrors(errors)
  focusFirstWrong()
}
