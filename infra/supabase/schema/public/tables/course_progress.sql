-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE VIEW public.course_progress WITH (security_invoker='true') AS
 SELECT u.product_id,
    COALESCE(p.progress_percentage, 0) AS progress_percentage,
    p.completed_at
   FROM ((public.user_products u
     JOIN public.products d ON (((d.id = u.product_id) AND (d.formation_id IS NOT NULL))))
     LEFT JOIN public.user_formation_progress p ON (((p.formation_id = d.formation_id) AND (p.user_id = u.user_id))))
  WHERE u.is_active;

GRANT ALL ON TABLE public.course_progress TO service_role;
GRANT SELECT ON TABLE public.course_progress TO authenticated;
