import { CallFailure } from '#web/app/calls/failure.ts'
import { showFailure } from '#web/app/frames/toasts.ts'

type Messages = Readonly<Record<string, string>>

interface FailedForm {
  getValues: () => object
  setErrors: (errors: Record<string, string>) => void
}

/**
 * Shows why a form was refused: each message of a 422 at its field; what fits no field, and every other failure, in a toast. Returns
 * the messages at fields, so that the caller can move the focus to the first.
 */
export function showFormFailure(form: FailedForm, error: unknown, placed?: (fields: Messages) => Messages) {
  const { atFields, isComplete } = messagesAtFields(Object.keys(form.getValues()), error, placed)
  form.setErrors(atFields)
  if (!isComplete) showFailure(error)
  return atFields
}

/** The messages that fit a field of the form, and whether that is all that the failure says. `placed`: the form's names for the API's. */
export function messagesAtFields(
  names: readonly string[],
  error: unknown,
  placed = (fields: Messages): Messages => fields,
): { atFields: Record<string, string>; isComplete: boolean } {
  const fields = error instanceof CallFailure && error.status === 422 ? error.fields : {}
  const fitting = Object.entries(placed(fields)).filter(([field]) =>
    names.includes(field.split('.')[0] ?? ''),
  )
  const isComplete = fitting.length > 0 && fitting.length === Object.keys(fields).length
  return { atFields: Object.fromEntries(fitting), isComplete }
}
