import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { tidyPhone } from '#core/phone.ts'
import { fieldProblems } from '#core/owner-input/problems.ts'
import { keepDraft } from '#web/app/session/drafts.ts'
import { focusFirstWrong } from '../forms/focus-first.ts'
import { showFormFailure } from '../forms/show-form-failure.ts'
import { useDraft } from '../forms/use-draft.ts'

interface Options<Values, Body> {
  /** The name of the draft, which stays in the browser after the tab is closed. */
  name: string
  empty: Values
  /** The schema of these values. */
  schemaOf: (values: Values) => z.ZodType
  bodyOf: (values: Values) => Body
  send: (body: Body, values: Values) => Promise<{ message: string }>
}

export interface MessageForm<Values> {
  form: UseFormReturnType<Values>
  isSending: boolean
  /** The answer's message once it was received; `null` before. */
  thanks: string | null
  submit: () => void
  /** Shows the empty form again. */
  again: () => void
}

/** The form of a message: validated while typing, stored as a draft until it is sent, then acknowledged. */
export function useMessageForm<Values extends Record<string, unknown>, Body>(
  options: Options<Values, Body>,
): MessageForm<Values> {
  const { name, empty, schemaOf, bodyOf, send } = options
  const client = useQueryClient()
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => fieldProblems(schemaOf(values), bodyOf(tidied(values))),
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
      showFormFailure(form, error)
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

/** A form that is sent with the Enter key may still have the focus in its phone field. */
const tidied = <Values extends Record<string, unknown>>(values: Values): Values =>
  typeof values['phone'] === 'string' ? { ...values, phone: tidyPhone(values['phone']) } : values

type PhoneForm = Pick<UseFormReturnType<{ phone: string }>, 'getInputProps' | 'getValues'> & {
  setFieldValue: (path: 'phone', value: string) => void
}

/** A phone field that accepts what people type: it removes spaces and brackets. */
export function phoneProps(form: PhoneForm) {
  const { onBlur, ...props } = form.getInputProps('phone')
  return {
    ...props,
    type: 'tel',
    autoComplete: 'tel',
    onBlur: (event: unknown) => {
      // Only this field: messages at others stay.
      form.setFieldValue('phone', tidyPhone(form.getValues().phone))
      onBlur(event)
    },
  }
}
