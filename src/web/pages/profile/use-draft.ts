import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { keepDraft, readDraft } from '../../app/drafts.ts'

/** Keeps what is typed in the tab, and brings it back after a reload or a new log-in. */
export function useDraft<Values extends Record<string, unknown>>(
  name: string,
  form: UseFormReturnType<Values>,
  isDirty: boolean,
): void {
  const text = JSON.stringify(form.values)
  const [start] = useState(() => readDraft(name))
  useEffect(() => {
    if (isOfForm(start, form.getValues())) form.setValues(start)
  }, [start])
  useEffect(() => {
    if (isDirty) keepDraft(name, JSON.parse(text))
  }, [name, text, isDirty])
}

/** Whether a draft has the fields of the form, each of its kind. */
function isOfForm<Values extends object>(draft: unknown, values: Values): draft is Values {
  if (typeof draft !== 'object' || draft === null) return false
  const kept = new Map(Object.entries(draft))
  return Object.entries(values).every(([field, value]) => typeof kept.get(field) === typeof value)
}
