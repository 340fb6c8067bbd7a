import { bind } from '#platform/http/bind'
import { addComment, getComment, listComments, rateResult, removeComment, updateComment } from './comments.ts'

const auditOf = (subject_id: string) => ({ subject: 'result', subject_id })

export const commentsRoutes = [
  bind('listComments', async (context, { params }) => ({ data: await listComments(context, params.id) })),

  bind('getComment', async (context, { params: { id, comment_id } }) => ({
    data: await getComment(context, id, comment_id),
  })),

  bind('addComment', async (context, { params: { id }, body: { text } }) => ({
    data: await addComment(context, id, text),
    audit: auditOf(id),
  })),

  bind('updateComment', async (context, { params: { id, comment_id }, body }) => ({
    data: await updateComment(context, id, comment_id, body),
    audit: auditOf(id),
  })),

  bind('removeComment', async (context, { params: { id, comment_id } }) => {
    await removeComment(context, id, comment_id)
    return { data: { id: comment_id }, audit: auditOf(id) }
  }),

  bind('rateResult', async (context, { params: { id }, body: { rating } }) => {
    await rateResult(context, id, rating)
    return { data: { rating }, audit: auditOf(id) }
  }),
]
