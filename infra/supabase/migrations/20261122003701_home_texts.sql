-- The home page has more words to write than its questions: what was written for these is a part of its text now.

update private.site_text_versions v set content = jsonb_build_object('faq', v.content)
from private.site_texts t
where t.id = v.text_id and t.kind = 'home_faq' and v.content is not null;

update private.site_texts set
  kind = 'home',
  draft = case when draft is not null then jsonb_build_object('faq', draft) end,
  scheduled = case when scheduled is not null then jsonb_build_object('faq', scheduled) end
where kind = 'home_faq';
