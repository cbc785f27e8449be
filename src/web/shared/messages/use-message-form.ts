import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { tidyPhone } from '#core/phone.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { keepDraft } from '#web/app/session/drafts.ts'
import { CallFailure } from '#web/app/calls/failure.ts'
import { showFailure } from '#web/app/frames/toasts.ts'
import { focusFirstWrong } from '../forms/focus-first.ts'
import { useDraft } from '../forms/use-draft.ts'

interface Options<Values, Body> {
  /** What the draft is kept under, in the browser: it outlives its tab. */
  name: string
  empty: Values
  schema: z.ZodType
  bodyOf: (values: Values) => Body
  send: (body: Body, values: Values) => Promise<{ message: string }>
}

export interface MessageForm<Values> {
  form: UseFormReturnType<Values>
  isSending: boolean
  /** What was said when it had come in; `null` before. */
  thanks: string | null
  submit: () => void
  /** Shows the form once more, empty. */
  again: () => void
}

/** The form of a message: judged as it is typed, kept until it is sent, and then thanked for. */
export function useMessageForm<Values extends Record<string, unknown>, Body>(
  options: Options<Values, Body>,
): MessageForm<Values> {
  const { name, empty, schema, bodyOf, send } = options
  const client = useQueryClient()
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => fieldProblems(schema, bodyOf(tidied(values))),
    validateInputOnBlur: true,
  })
  useDraft({ name, place: 'browser' }, form, form.isDirty())
  const sending = useMutation({
    mutationFn: (values: Values) => send(bodyOf(tidied(values)), values),
    onSuccess: () => {
      keepDraft(name, null, 'browser')
      form.reset()
      void client.invalidateQueries({ queryKey: ['messages'] })
    },
    onError: (error) => {
      if (!(error instanceof CallFailure) || error.status !== 422) return showFailure(error)
      form.setErrors({ ...error.fields })
      focusFirstWrong()
    },
    meta: { toast: false },
  })
  const submit = () => {
    if (form.validate().hasErrors) focusFirstWrong()
    else sending.mutate(form.getValues())
  }
  return {
    form,
    isSending: sending.isPending,
    thanks: sending.data?.message ?? null,
    submit,
    again: sending.reset,
  }
}

/** Whoever sends a form with the Enter key has not left its phone field yet. */
const tidied = <Values extends Record<string, unknown>>(values: Values): Values =>
  typeof values['phone'] === 'string' ? { ...values, phone: tidyPhone(values['phone']) } : values

type PhoneForm = Pick<UseFormReturnType<{ phone: string }>, 'getInputProps' | 'getValues'> & {
  setFieldValue: (path: 'phone', value: string) => void
}

/** A phone field that takes what people type: spaces and brackets are its own to remove. */
export function phoneProps(form: PhoneForm) {
  const { onBlur, ...props } = form.getInputProps('phone')
  return {
    ...props,
    type: 'tel',
    autoComplete: 'tel',
    onBlur: (event: unknown) => {
      // Only this field: what is said at others stays.
      form.setFieldValue('phone', tidyPhone(form.getValues().phone))
      onBlur(event)
    },
  }
}
