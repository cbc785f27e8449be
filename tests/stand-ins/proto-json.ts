import protobuf from 'protobufjs'
import { isRecord } from './reply.ts'

interface Options {
  /** Numbers and switches come as texts. */
  isQuery?: boolean
}

const WHOLE = /^-?\d{1,19}$/u
const TEXTS = new Set(['string', 'bytes'])
const FRACTIONS = new Set(['double', 'float'])
/** Numbers of 64 bits are texts in JSON. */
const LONG = /64$/u
/** Messages whose JSON is a text. */
const TEXT_MESSAGES = new Set([
  '.google.protobuf.Timestamp',
  '.google.protobuf.Duration',
  '.google.protobuf.FieldMask',
])

/** What is wrong with JSON of a message (protobuf.dev, JSON mapping): unknown fields, wrong types and enum names, two of one choice. */
export function problemsOf(type: protobuf.Type, value: unknown, options: Options = {}, at = ''): string[] {
  if (!isRecord(value)) return [`${at || type.name} is no object`]
  const problems = Object.entries(value).flatMap(([name, one]) => {
    const field = type.fields[name]
    const path = at === '' ? name : `${at}.${name}`
    return field ? fieldProblemsOf(field.resolve(), one, options, path) : [`${path} is unknown`]
  })
  const twice = type.oneofsArray
    .filter((choice) => choice.fieldsArray.filter(({ name }) => name in value).length > 1)
    .map(({ name }) => `${at} has two of ${name}`)
  return [...problems, ...twice]
}

function fieldProblemsOf(field: protobuf.Field, value: unknown, options: Options, at: string): string[] {
  if (field instanceof protobuf.MapField)
    return isRecord(value)
      ? Object.entries(value).flatMap(([key, one]) => oneProblem(field, one, options, `${at}.${key}`))
      : [`${at} is no map`]
  if (!field.repeated) return oneProblem(field, value, options, at)
  if (!Array.isArray(value)) return [`${at} is no list`]
  return value.flatMap((one, index) => oneProblem(field, one, options, `${at}[${index}]`))
}

function oneProblem(field: protobuf.Field, value: unknown, options: Options, at: string): string[] {
  const { resolvedType, type } = field
  if (resolvedType instanceof protobuf.Enum)
    return typeof value === 'string' && value in resolvedType.values
      ? []
      : [`${at} is no ${resolvedType.name}`]
  if (resolvedType instanceof protobuf.Type) {
    if (TEXT_MESSAGES.has(resolvedType.fullName)) return typeof value === 'string' ? [] : [`${at} is no text`]
    return problemsOf(resolvedType, value, options, at)
  }
  return isScalar(type, value, options) ? [] : [`${at} is no ${type}`]
}

function isScalar(type: string, value: unknown, { isQuery = false }: Options): boolean {
  if (TEXTS.has(type)) return typeof value === 'string'
  if (type === 'bool')
    return typeof value === 'boolean' || (isQuery && (value === 'true' || value === 'false'))
  if (FRACTIONS.has(type)) return typeof value === 'number'
  if (typeof value === 'string') return (isQuery || LONG.test(type)) && WHOLE.test(value)
  return typeof value === 'number' && Number.isInteger(value)
}
