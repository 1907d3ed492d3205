-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.award_badges(learner uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with done as (
    select
      (
        select count(*) from (
          select from public.user_module_progress p join public.formation_modules m on m.id = p.module_id
          where p.user_id = learner and p.completion_percentage >= 90 and private.earned_percentage(p, m) = 100 limit 10
        ) done_ones
      ) as modules,
      (select count(*) from public.user_formation_progress where user_id = learner and completed_at is not null) as courses,
      private.earned_streak(learner) as streak
  )
  insert into public.user_badges (user_id, code, name, description)
  select learner, badge.code, badge.name, badge.description
  from done, lateral (values
    ('premier-pas', 'Premier pas', 'Un premier module terminé.', done.modules >= 1),
    ('dix-modules', 'Dix modules', 'Dix modules terminés.', done.modules >= 10),
    ('premiere-formation', 'Première formation', 'Une formation terminée du début à la fin.', done.courses >= 1),
    ('trois-formations', 'Trois sommets', 'Trois formations terminées.', done.courses >= 3),
    ('sept-jours', 'Sept jours d’affilée', 'Une semaine d’apprentissage sans interruption.', done.streak >= 7),
    ('trente-jours', 'Trente jours d’affilée', 'Un mois d’apprentissage sans interruption.', done.streak >= 30)
  ) as badge (code, name, description, is_earned)
  where badge.is_earned
  on conflict do nothing
$$;

REVOKE ALL ON FUNCTION private.award_badges(learner uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.award_badges(learner uuid) TO service_role;
