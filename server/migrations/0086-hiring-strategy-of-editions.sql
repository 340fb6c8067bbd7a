-- What applicants read of how a company hires is called as in the specification, in the editions that are out already too.
-- What the surveys say of the job is not added to them: nobody knew, when they were published, that applicants would read it.
update survey_editions
  set content = (content - 'strategy_steps') || jsonb_build_object('hiring_strategy', content -> 'strategy_steps')
  where content ? 'strategy_steps';
